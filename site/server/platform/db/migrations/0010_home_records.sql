ALTER TABLE "content_version" ADD COLUMN "recorded" bigint;--> statement-breakpoint
CREATE INDEX "home_events_by_home" ON "home_events" USING btree ("home");--> statement-breakpoint
CREATE INDEX "properties_by_building" ON "properties" USING btree ("neighborhood","building") WHERE "properties"."building" is not null;--> statement-breakpoint
-- By hand: homes that are there before anything is recorded, so that the price before the first change is known.
INSERT INTO "home_events" ("reference", "home", "event", "price", "period")
SELECT "reference", "id", 'known', "price", CASE WHEN "purpose" LIKE '%-rent' THEN coalesce("price_period", 'year') END
FROM "properties" WHERE "published" AND "status" = 'ACTIVE';--> statement-breakpoint
UPDATE "content_version" SET "recorded" = (SELECT coalesce(max("id"), 0) FROM "home_writes");
