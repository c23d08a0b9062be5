CREATE TABLE "home_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"home" text NOT NULL,
	"event" text NOT NULL,
	"price" bigint,
	"period" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nearby_places" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"coordinates" double precision[] NOT NULL,
	"source" text NOT NULL,
	"checked" date,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "furnishing" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "completion" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "handover" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "service_charge" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "cheques" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit" bigint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "floor" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "parking" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "views" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "building" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "units" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "units_as_of" date;--> statement-breakpoint
CREATE INDEX "home_events_by_reference" ON "home_events" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "home_events_by_time" ON "home_events" USING btree ("at");