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
CREATE INDEX "agent_calendars_by_turn" ON "agent_calendars" USING btree ("asked_at");