CREATE TABLE "daily_tasks" (
	"task" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_counts" (
	"network" text NOT NULL,
	"minute" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "enquiry_counts_minute_network_pk" PRIMARY KEY("minute","network")
);
--> statement-breakpoint
CREATE TABLE "network_uses" (
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"property" text NOT NULL,
	"before" bigint,
	"period" text,
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
	"mailbox" text,
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
CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"value" jsonb NOT NULL,
	"base" text NOT NULL,
	"account" uuid,
	"actor" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"form" text,
	"publish_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "content_drafts_kind_record_pk" PRIMARY KEY("kind","record")
);
--> statement-breakpoint
CREATE TABLE "content_edits" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"fields" text[] NOT NULL,
	"changed" date NOT NULL,
	CONSTRAINT "content_edits_kind_record_pk" PRIMARY KEY("kind","record")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account" uuid,
	"actor" text NOT NULL,
	"what" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_media" (
	"address" text PRIMARY KEY NOT NULL,
	"account" uuid,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_entity" text NOT NULL,
	"orn" text NOT NULL,
	"established" integer NOT NULL,
	"years_of_experience" integer NOT NULL,
	"copyright_year" integer NOT NULL,
	"demonstration" boolean,
	"phone" text NOT NULL,
	"whatsapp" text NOT NULL,
	"mail" text NOT NULL,
	"office" jsonb NOT NULL,
	"social" jsonb NOT NULL,
	"hidden_reviewers" jsonb,
	"press" jsonb,
	"home" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buying_costs" (
	"id" text PRIMARY KEY NOT NULL,
	"emirate" text NOT NULL,
	"valid_from" date NOT NULL,
	"vat" double precision NOT NULL,
	"fees" jsonb NOT NULL,
	"loan" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task" text NOT NULL,
	"source" text NOT NULL,
	"ended" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"counts" jsonb NOT NULL,
	"says" text,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "converted_pictures" (
	"source" text NOT NULL,
	"conversion" integer NOT NULL,
	"path" text NOT NULL,
	"address" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"widths" integer[] NOT NULL,
	CONSTRAINT "converted_pictures_source_path_pk" PRIMARY KEY("source","path")
);
--> statement-breakpoint
CREATE TABLE "feed_syncs" (
	"source" text PRIMARY KEY NOT NULL,
	"began" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" text PRIMARY KEY NOT NULL,
	"property" text NOT NULL,
	"title" jsonb NOT NULL,
	"heading" jsonb NOT NULL,
	"in_dubai" boolean NOT NULL,
	"text" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal" (
	"id" text PRIMARY KEY NOT NULL,
	"updated" date NOT NULL,
	"opening" jsonb NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_states" (
	"property" text PRIMARY KEY NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	"fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"dirhams" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_states" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "record_states_kind_record_pk" PRIMARY KEY("kind","record")
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"stage" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"agent" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_step" bigint,
	"totp_offset" smallint DEFAULT 0 NOT NULL,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"invite_hash" text,
	"invite_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "accounts_mail_unique" UNIQUE("mail"),
	CONSTRAINT "accounts_invite_hash_unique" UNIQUE("invite_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account" uuid,
	"actor" text NOT NULL,
	"what" text NOT NULL,
	"text" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "requested_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "build_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"is_brotli" boolean NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"name" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"waiting" integer NOT NULL,
	"is_running" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"partner" text NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"campaign" jsonb,
	"locale" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_leads_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "partner_claims" (
	"partner" text NOT NULL,
	"origin" text NOT NULL,
	"count" integer NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_claims_partner_origin_pk" PRIMARY KEY("partner","origin")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"origins" jsonb NOT NULL,
	"daily_limit" integer,
	"mail" text,
	"disabled_at" timestamp with time zone,
	"link_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "script_versions" (
	"partner" text NOT NULL,
	"version" text NOT NULL,
	"last_seen" date NOT NULL,
	CONSTRAINT "script_versions_partner_version_pk" PRIMARY KEY("partner","version")
);
--> statement-breakpoint
DROP INDEX "properties_newest";--> statement-breakpoint
DROP INDEX "properties_by_purpose";--> statement-breakpoint
DROP INDEX "properties_cheapest";--> statement-breakpoint
DROP INDEX "properties_dearest";--> statement-breakpoint
DROP INDEX "properties_largest";--> statement-breakpoint
DROP INDEX "properties_by_type";--> statement-breakpoint
DROP INDEX "properties_by_bedrooms";--> statement-breakpoint
DROP INDEX "properties_by_place";--> statement-breakpoint
DROP INDEX "properties_by_builder";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "claimed_partner" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "not_attributed" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "widget" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "property" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus" integer[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "amenity_codes" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "searched_amenities" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "feed" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "latitude" double precision GENERATED ALWAYS AS (coordinates[1]) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "longitude" double precision GENERATED ALWAYS AS (coordinates[2]) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "yearly_price" bigint GENERATED ALWAYS AS (price * case price_period when 'month' then 12 when 'week' then 52 when 'day' then 365 else 1 end) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "search_words" text GENERATED ALWAYS AS (left(lower(translate(id || ' ' || reference || ' ' || name::text, U&'\0622\0623\0625\0629\0649\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0671\06a9\06cc\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670', U&'\0627\0627\0627\0647\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0627\0643\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039')), 600)) STORED;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
ALTER TABLE "saved_search_links" ADD CONSTRAINT "saved_search_links_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_mails" ADD CONSTRAINT "saved_search_mails_search_saved_searches_id_fk" FOREIGN KEY ("search") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_states" ADD CONSTRAINT "property_states_property_properties_id_fk" FOREIGN KEY ("property") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requested_links" ADD CONSTRAINT "requested_links_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_uses_by_key" ON "network_uses" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "network_uses_by_time" ON "network_uses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "home_changes_by_time" ON "home_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_search_links_by_search" ON "saved_search_links" USING btree ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_mails_of_day" ON "saved_search_mails" USING btree ("person","day") WHERE "saved_search_mails"."kind" = 'homes';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_mails_open" ON "saved_search_mails" USING btree ("person") WHERE "saved_search_mails"."kind" = 'homes' and "saved_search_mails"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "saved_search_mails_due" ON "saved_search_mails" USING btree ("next_try") WHERE "saved_search_mails"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "saved_search_mails_failed" ON "saved_search_mails" USING btree ("state") WHERE "saved_search_mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "saved_search_mails_by_search" ON "saved_search_mails" USING btree ("search");--> statement-breakpoint
CREATE INDEX "saved_search_confirmations_sent" ON "saved_search_mails" USING btree ("sent_at") WHERE "saved_search_mails"."kind" = 'confirmation';--> statement-breakpoint
CREATE INDEX "saved_searches_by_person" ON "saved_searches" USING btree ("person");--> statement-breakpoint
CREATE INDEX "saved_searches_by_mailbox" ON "saved_searches" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_by_state" ON "saved_searches" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("id","seen") WHERE "saved_searches"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "content_drafts_due" ON "content_drafts" USING btree ("publish_at") WHERE "content_drafts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_versions_by_record" ON "content_versions" USING btree ("kind","record","id");--> statement-breakpoint
CREATE INDEX "account_sessions_by_account" ON "account_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "lead_events_by_lead" ON "lead_events" USING btree ("lead","id");--> statement-breakpoint
CREATE INDEX "requested_links_by_account" ON "requested_links" USING btree ("account");--> statement-breakpoint
CREATE INDEX "deleted_leads_by_time" ON "deleted_leads" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "test_leads_by_arrival" ON "test_leads" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("channel") WHERE "deliveries"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_partner" ON "leads" USING btree ("partner","received_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_assignee" ON "leads" USING btree ("assignee","received_at","id") WHERE "leads"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_property" ON "leads" USING btree ("property","received_at","id") WHERE "leads"."property" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_agent" ON "leads" USING btree ("agent","received_at","id") WHERE "leads"."agent" is not null;--> statement-breakpoint
CREATE INDEX "leads_reminders" ON "leads" USING btree ("remind_at") WHERE "leads"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(message, ''), U&'\0622\0623\0625\0629\0649\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\0671\06a9\06cc\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0640\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670', U&'\0627\0627\0627\0647\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039\0627\0643\064a\0030\0031\0032\0033\0034\0035\0036\0037\0038\0039')));--> statement-breakpoint
CREATE INDEX "properties_on_map" ON "properties" USING btree ("latitude","longitude","purpose","property_type","bedrooms","neighborhood","builder","yearly_price","area_sqft","listed","permit_expiry","id") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_amenities" ON "properties" USING gin ("searched_amenities") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_position" ON "properties" USING btree ("sort_order","id","search_words");--> statement-breakpoint
CREATE INDEX "properties_by_name" ON "properties" USING btree (left(lower("name"->>'en'), 200),"id");--> statement-breakpoint
CREATE INDEX "properties_withdrawn" ON "properties" USING btree ("sort_order","id") WHERE not "properties"."published";--> statement-breakpoint
CREATE INDEX "properties_by_permit" ON "properties" USING btree ("permit_expiry","id") WHERE "properties"."published" and "properties"."status" <> 'SOLD';--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("listed","id","purpose","property_type","bedrooms","neighborhood","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_purpose" ON "properties" USING btree ("purpose","listed","id","property_type","bedrooms","neighborhood","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_cheapest" ON "properties" USING btree ("purpose","yearly_price","id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_dearest" ON "properties" USING btree ("purpose","yearly_price" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_largest" ON "properties" USING btree ("purpose","area_sqft" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","yearly_price","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_type" ON "properties" USING btree ("purpose","property_type","yearly_price","id","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_bedrooms" ON "properties" USING btree ("purpose","bedrooms","property_type","listed","id","neighborhood","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_place" ON "properties" USING btree ("neighborhood","purpose","listed","id","property_type","bedrooms","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_builder" ON "properties" USING btree ("builder","listed","id","purpose","property_type","bedrooms","neighborhood","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
UPDATE "leads" SET "agent" = "payload"->>'team_member' WHERE "payload"->>'team_member' ~ '^[A-Za-z0-9_-]+$';--> statement-breakpoint
UPDATE "leads" SET "property" = lower(substring("from_url" from '(?i)^(?:https?://[^/]*)?/?(?:properties|projects/detail)/([A-Za-z0-9_-]+)/?(?:[?#]|$)')) WHERE "from_url" ~ '(?i)^(?:https?://[^/]*)?/?(?:properties|projects/detail)/[A-Za-z0-9_-]+/?(?:[?#]|$)';--> statement-breakpoint
-- Only the digits of earlier enquiries are known: those of the Emirates, and long ones, which have a code.
UPDATE "leads" SET "phone_e164" = '+' || "phone" WHERE "phone" ~ '^971(5[0-9]{8}|[2-9][0-9]{7})$' OR "phone" ~ '^(?!971|0)[0-9]{12,15}$';--> statement-breakpoint
UPDATE "leads" SET "phone_e164" = '+971' || right("phone", 9) WHERE "phone" ~ '^(9710)?5[0-9]{8}$';
