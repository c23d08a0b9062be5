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
CREATE TABLE "renting_costs" (
	"id" text PRIMARY KEY NOT NULL,
	"emirate" text NOT NULL,
	"valid_from" date NOT NULL,
	"vat" double precision NOT NULL,
	"fees" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "properties_searched";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "home" text;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "recorded" bigint;--> statement-breakpoint
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
ALTER TABLE "properties" ADD COLUMN "payment_plan_kind" text GENERATED ALWAYS AS (case when payment_plan @> '[{"milestone":"after-handover"}]' then 'after-handover' when payment_plan <> '[]' then 'any' end) STORED;--> statement-breakpoint
CREATE INDEX "home_events_by_reference" ON "home_events" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "home_events_by_home" ON "home_events" USING btree ("home");--> statement-breakpoint
CREATE INDEX "home_events_by_time" ON "home_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_searches_by_home" ON "saved_searches" USING btree ("home","seen") WHERE "saved_searches"."home" is not null;--> statement-breakpoint
CREATE INDEX "properties_by_building" ON "properties" USING btree ("neighborhood","building") WHERE "properties"."building" is not null;--> statement-breakpoint
CREATE INDEX "properties_searched" ON "properties" USING btree ("listed","id" collate "C","permit_expiry","yearly_price","area_sqft","latitude","longitude","searched_amenities","purpose","property_type","bedrooms","neighborhood","builder","price_period","service_charge","deposit","floor","available_from","completion","payment_plan_kind","handover","cheques","parking") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
-- By hand: homes that are there before anything is recorded, so that the price before the first change is known.
INSERT INTO "home_events" ("reference", "home", "event", "price", "period")
SELECT "reference", "id", 'known', "price", CASE WHEN "purpose" LIKE '%-rent' THEN coalesce("price_period", 'year') END
FROM "properties" WHERE "published" AND "status" = 'ACTIVE';--> statement-breakpoint
UPDATE "content_version" SET "recorded" = (SELECT coalesce(max("id"), 0) FROM "home_writes");
