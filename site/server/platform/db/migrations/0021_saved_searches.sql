CREATE TABLE "home_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property" text NOT NULL,
	"before" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_watch" (
	"id" integer PRIMARY KEY NOT NULL,
	"watched" text NOT NULL,
	"matched_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_search_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"search" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person" text NOT NULL,
	"search" uuid,
	"day" date NOT NULL,
	"upto" bigint,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"email" text NOT NULL,
	"person" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"consent" text NOT NULL,
	"from_url" text,
	"partner" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"mailed_on" date,
	"seen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "saved_searches_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "watched_homes" (
	"property" text PRIMARY KEY NOT NULL,
	"price" bigint,
	"period" text,
	"gone_on" date
);
--> statement-breakpoint
ALTER TABLE "saved_search_links" ADD CONSTRAINT "saved_search_links_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_mails" ADD CONSTRAINT "saved_search_mails_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_changes_by_time" ON "home_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_search_links_by_search" ON "saved_search_links" USING btree ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_mails_of_day" ON "saved_search_mails" USING btree ("person","day") WHERE "saved_search_mails"."kind" = 'homes';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_mails_open" ON "saved_search_mails" USING btree ("person") WHERE "saved_search_mails"."kind" = 'homes' and "saved_search_mails"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "saved_search_mails_due" ON "saved_search_mails" USING btree ("next_try") WHERE "saved_search_mails"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "saved_search_mails_failed" ON "saved_search_mails" USING btree ("state") WHERE "saved_search_mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "saved_search_mails_by_search" ON "saved_search_mails" USING btree ("search");--> statement-breakpoint
CREATE INDEX "saved_searches_by_person" ON "saved_searches" USING btree ("person");--> statement-breakpoint
CREATE INDEX "saved_searches_by_state" ON "saved_searches" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("id","seen") WHERE "saved_searches"."state" = 'confirmed';