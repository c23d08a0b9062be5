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
CREATE TABLE "test_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"partner" text NOT NULL,
	"campaign" jsonb,
	"locale" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_leads_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "claimed_partner" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "not_attributed" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "test_leads_by_arrival" ON "test_leads" USING btree ("received_at");