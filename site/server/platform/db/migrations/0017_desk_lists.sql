ALTER TABLE "properties" ADD COLUMN "search_words" text GENERATED ALWAYS AS (left(lower(id || ' ' || reference || ' ' || name::text), 600)) STORED;--> statement-breakpoint
CREATE INDEX "properties_by_position" ON "properties" USING btree ("sort_order","id","search_words");--> statement-breakpoint
CREATE INDEX "properties_by_name" ON "properties" USING btree (left(lower("name"->>'en'), 200),"id");--> statement-breakpoint
CREATE INDEX "properties_withdrawn" ON "properties" USING btree ("sort_order","id") WHERE not "properties"."published";--> statement-breakpoint
CREATE INDEX "properties_by_permit" ON "properties" USING btree ("permit_expiry","id") WHERE "properties"."published" and "properties"."status" <> 'SOLD';