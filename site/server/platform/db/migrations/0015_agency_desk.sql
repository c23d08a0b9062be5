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
CREATE TABLE "content_drafts" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"value" jsonb NOT NULL,
	"base" text NOT NULL,
	"account" uuid,
	"actor" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "property" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus" integer[];--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_sessions_by_account" ON "account_sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "content_drafts_due" ON "content_drafts" USING btree ("publish_at") WHERE "content_drafts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_versions_by_record" ON "content_versions" USING btree ("kind","record","id");--> statement-breakpoint
CREATE INDEX "lead_events_by_lead" ON "lead_events" USING btree ("lead","id");--> statement-breakpoint
CREATE INDEX "leads_by_state" ON "leads" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_partner" ON "leads" USING btree ("partner","received_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_assignee" ON "leads" USING btree ("assignee","received_at","id") WHERE "leads"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_property" ON "leads" USING btree ("property","received_at","id") WHERE "leads"."property" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_agent" ON "leads" USING btree ("agent","received_at","id") WHERE "leads"."agent" is not null;--> statement-breakpoint
CREATE INDEX "leads_reminders" ON "leads" USING btree ("remind_at") WHERE "leads"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple', coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' || coalesce(message, '')));--> statement-breakpoint
UPDATE "leads" SET "agent" = "payload"->>'team_member' WHERE "payload"->>'team_member' ~ '^[A-Za-z0-9_-]+$';--> statement-breakpoint
UPDATE "leads" SET "property" = lower(substring("from_url" from '(?i)^(?:https?://[^/]*)?/?(?:properties|projects/detail)/([A-Za-z0-9_-]+)/?(?:[?#]|$)')) WHERE "from_url" ~ '(?i)^(?:https?://[^/]*)?/?(?:properties|projects/detail)/[A-Za-z0-9_-]+/?(?:[?#]|$)';
