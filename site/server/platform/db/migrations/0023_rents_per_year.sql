DROP INDEX "properties_newest";--> statement-breakpoint
DROP INDEX "properties_by_purpose";--> statement-breakpoint
DROP INDEX "properties_cheapest";--> statement-breakpoint
DROP INDEX "properties_dearest";--> statement-breakpoint
DROP INDEX "properties_largest";--> statement-breakpoint
DROP INDEX "properties_by_type";--> statement-breakpoint
DROP INDEX "properties_by_bedrooms";--> statement-breakpoint
DROP INDEX "properties_by_place";--> statement-breakpoint
DROP INDEX "properties_by_builder";--> statement-breakpoint
DROP INDEX "properties_on_map";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "yearly_price" bigint GENERATED ALWAYS AS (price * case price_period when 'month' then 12 when 'week' then 52 when 'day' then 365 else 1 end) STORED;--> statement-breakpoint
ALTER TABLE "home_changes" ADD COLUMN "period" text;--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("listed","id","purpose","property_type","bedrooms","neighborhood","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_purpose" ON "properties" USING btree ("purpose","listed","id","property_type","bedrooms","neighborhood","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_cheapest" ON "properties" USING btree ("purpose","yearly_price","id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_dearest" ON "properties" USING btree ("purpose","yearly_price" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_largest" ON "properties" USING btree ("purpose","area_sqft" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","yearly_price","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_type" ON "properties" USING btree ("purpose","property_type","yearly_price","id","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_bedrooms" ON "properties" USING btree ("purpose","bedrooms","property_type","listed","id","neighborhood","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_place" ON "properties" USING btree ("neighborhood","purpose","listed","id","property_type","bedrooms","builder","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_builder" ON "properties" USING btree ("builder","listed","id","purpose","property_type","bedrooms","neighborhood","yearly_price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_on_map" ON "properties" USING btree ("latitude","longitude","purpose","property_type","bedrooms","neighborhood","builder","yearly_price","area_sqft","listed","permit_expiry","id") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';