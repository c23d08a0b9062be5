CREATE TABLE "network_uses" (
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "network_uses_by_key" ON "network_uses" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "network_uses_by_time" ON "network_uses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_search_confirmations_sent" ON "saved_search_mails" USING btree ("sent_at") WHERE "saved_search_mails"."kind" = 'confirmation';--> statement-breakpoint
CREATE INDEX "saved_searches_by_mailbox" ON "saved_searches" USING btree ("mailbox","created_at");