ALTER TABLE "properties" ADD COLUMN "amenity_codes" text[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "searched_amenities" text[];--> statement-breakpoint
CREATE INDEX "properties_by_amenities" ON "properties" USING gin ("searched_amenities") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';