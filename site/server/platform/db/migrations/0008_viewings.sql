CREATE TABLE "agent_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"read_whole_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"failure" text,
	CONSTRAINT "agent_calendars_once" UNIQUE("agent","address")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"agent" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "agent_calendars_by_turn" ON "agent_calendars" USING btree ("asked_at");--> statement-breakpoint
CREATE TABLE "viewing_hours" (
	"id" text PRIMARY KEY NOT NULL,
	"length_minutes" integer DEFAULT 30 NOT NULL,
	"buffer_minutes" integer DEFAULT 15 NOT NULL,
	"travel_minutes" integer DEFAULT 45 NOT NULL,
	"notice_hours" integer DEFAULT 2 NOT NULL,
	"days_ahead" integer DEFAULT 14 NOT NULL,
	"exceptions" jsonb,
	"days_off" jsonb
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"agent" text NOT NULL,
	"calendar" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewing_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"viewing" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"agent" text NOT NULL,
	"property" text,
	"place" text,
	"is_alone" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"free_from" timestamp with time zone NOT NULL,
	"away_until" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"sender" text,
	"mode" text,
	"mailbox" text,
	"lead" uuid,
	"locale" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "viewing_links" ADD CONSTRAINT "viewing_links_viewing_viewings_id_fk" FOREIGN KEY ("viewing") REFERENCES "public"."viewings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_lead_leads_id_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_times_by_agent" ON "busy_times" USING btree ("agent","ends_at");--> statement-breakpoint
CREATE INDEX "viewing_links_by_viewing" ON "viewing_links" USING btree ("viewing");--> statement-breakpoint
CREATE INDEX "viewings_by_agent" ON "viewings" USING btree ("agent","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_by_property" ON "viewings" USING btree ("property","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_by_lead" ON "viewings" USING btree ("lead");--> statement-breakpoint
CREATE INDEX "viewings_by_mailbox" ON "viewings" USING btree ("mailbox","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_held" ON "viewings" USING btree ("sender","held_until") WHERE "viewings"."state" = 'held';--> statement-breakpoint
CREATE TRIGGER "viewings_outbox" AFTER DELETE ON "viewings" FOR EACH ROW EXECUTE FUNCTION "delete_from_outbox"();--> statement-breakpoint
-- Nobody is in two places at once: by constraints of the database, not by what a server looked up.
-- Servers call this again when they start to offer hours, so that a database which lacked the extension
-- has them once it is installed. Where it is false no hours are offered.
CREATE FUNCTION "add_viewing_constraints"() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conname = 'viewings_home_once') THEN
    RETURN true;
  END IF;
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  ALTER TABLE "viewings"
    ADD CONSTRAINT "viewings_agent_once" EXCLUDE USING gist
      ("agent" WITH =, tstzrange("starts_at", "free_from") WITH &&)
      WHERE ("state" IN ('held', 'booked')),
    ADD CONSTRAINT "viewings_travel" EXCLUDE USING gist
      ("agent" WITH =, "place" WITH <>, tstzrange("starts_at", "away_until") WITH &&)
      WHERE ("state" IN ('held', 'booked')),
    ADD CONSTRAINT "viewings_home_once" EXCLUDE USING gist
      ("property" WITH =, tstzrange("starts_at", "free_from") WITH &&)
      WHERE ("state" IN ('held', 'booked') AND "is_alone");
  RETURN true;
EXCEPTION WHEN OTHERS THEN
  RETURN false;
END
$$;--> statement-breakpoint
SELECT "add_viewing_constraints"();
