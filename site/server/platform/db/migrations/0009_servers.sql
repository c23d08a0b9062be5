CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"waiting" integer NOT NULL,
	"is_running" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("channel") WHERE "deliveries"."state" = 'failed';