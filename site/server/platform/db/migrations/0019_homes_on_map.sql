DROP INDEX "properties_newest";--> statement-breakpoint
DROP INDEX "properties_by_purpose";--> statement-breakpoint
DROP INDEX "properties_cheapest";--> statement-breakpoint
DROP INDEX "properties_dearest";--> statement-breakpoint
DROP INDEX "properties_largest";--> statement-breakpoint
DROP INDEX "properties_by_type";--> statement-breakpoint
DROP INDEX "properties_by_bedrooms";--> statement-breakpoint
DROP INDEX "properties_by_place";--> statement-breakpoint
DROP INDEX "properties_by_builder";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "latitude" double precision GENERATED ALWAYS AS (coordinates[1]) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "longitude" double precision GENERATED ALWAYS AS (coordinates[2]) STORED;--> statement-breakpoint
CREATE INDEX "properties_on_map" ON "properties" USING btree ("latitude","longitude","purpose","property_type","bedrooms","neighborhood","builder","price","area_sqft","listed","permit_expiry","id") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("listed","id","purpose","property_type","bedrooms","neighborhood","builder","price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_purpose" ON "properties" USING btree ("purpose","listed","id","property_type","bedrooms","neighborhood","builder","price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_cheapest" ON "properties" USING btree ("purpose","price","id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_dearest" ON "properties" USING btree ("purpose","price" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_largest" ON "properties" USING btree ("purpose","area_sqft" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","price","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_type" ON "properties" USING btree ("purpose","property_type","price","id","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_bedrooms" ON "properties" USING btree ("purpose","bedrooms","property_type","listed","id","neighborhood","builder","price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_place" ON "properties" USING btree ("neighborhood","purpose","listed","id","property_type","bedrooms","builder","price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_builder" ON "properties" USING btree ("builder","listed","id","purpose","property_type","bedrooms","neighborhood","price","area_sqft","permit_expiry","latitude","longitude") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';