CREATE TABLE "home_writes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_writes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"home" text
);
--> statement-breakpoint
DROP INDEX "properties_newest";--> statement-breakpoint
DROP INDEX "properties_by_purpose";--> statement-breakpoint
DROP INDEX "properties_cheapest";--> statement-breakpoint
DROP INDEX "properties_dearest";--> statement-breakpoint
DROP INDEX "properties_largest";--> statement-breakpoint
DROP INDEX "properties_by_type";--> statement-breakpoint
DROP INDEX "properties_by_bedrooms";--> statement-breakpoint
DROP INDEX "properties_by_builder";--> statement-breakpoint
DROP INDEX "properties_on_map";--> statement-breakpoint
DROP INDEX "properties_by_amenities";--> statement-breakpoint
DROP INDEX "properties_by_place";--> statement-breakpoint
ALTER TABLE "builders" ADD COLUMN "aliases" text[];--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "aliases" text[];--> statement-breakpoint
ALTER TABLE "neighborhoods" ADD COLUMN "aliases" text[];--> statement-breakpoint
CREATE INDEX "properties_searched" ON "properties" USING btree ("listed","id" collate "C","permit_expiry","yearly_price","area_sqft","latitude","longitude","searched_amenities","purpose","property_type","bedrooms","neighborhood","builder","price_period") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_place" ON "properties" USING btree ("neighborhood","listed","id");