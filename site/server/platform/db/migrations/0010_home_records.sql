ALTER TABLE "content_version" ADD COLUMN "recorded" bigint;--> statement-breakpoint
CREATE INDEX "home_events_by_home" ON "home_events" USING btree ("home");