CREATE TABLE "requested_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "requested_links" ADD CONSTRAINT "requested_links_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requested_links_by_account" ON "requested_links" USING btree ("account");--> statement-breakpoint
DROP INDEX "leads_words";--> statement-breakpoint
ALTER TABLE "properties" drop column "search_words";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "search_words" text GENERATED ALWAYS AS (left(lower(translate(id || ' ' || reference || ' ' || name::text, U&'\0622\0623\0625\0629\0649\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0671\06a9\06cc\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670', U&'\0627\0627\0627\0647\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0627\0643\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039')), 600)) STORED;--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(message, ''), U&'\0622\0623\0625\0629\0649\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0671\06a9\06cc\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670', U&'\0627\0627\0627\0647\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0627\0643\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039')));--> statement-breakpoint
CREATE INDEX "properties_by_position" ON "properties" USING btree ("sort_order","id","search_words");--> statement-breakpoint
CREATE TABLE "network_uses" (
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "network_uses_by_key" ON "network_uses" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "network_uses_by_time" ON "network_uses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_search_confirmations_sent" ON "saved_search_mails" USING btree ("sent_at") WHERE "saved_search_mails"."kind" = 'confirmation';--> statement-breakpoint
CREATE INDEX "saved_searches_by_mailbox" ON "saved_searches" USING btree ("mailbox","created_at");--> statement-breakpoint
ALTER TABLE "test_leads" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "page" text;
