CREATE TABLE "requested_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requested_links" ADD CONSTRAINT "requested_links_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requested_links_by_account" ON "requested_links" USING btree ("account");