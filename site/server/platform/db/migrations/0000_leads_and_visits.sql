CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"name" text,
	"phone" text,
	"email" text,
	"message" text,
	"payload" jsonb NOT NULL,
	"from_url" text,
	"partner" text,
	"campaign" jsonb,
	"locale" text,
	"suspected_spam" text,
	"received_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leads_by_arrival" ON "leads" USING btree ("received_at","id");