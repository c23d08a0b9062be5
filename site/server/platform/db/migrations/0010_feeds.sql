CREATE TABLE "feed_syncs" (
	"source" text PRIMARY KEY NOT NULL,
	"began" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_states" (
	"property" text PRIMARY KEY NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	"fingerprint" text
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "feed" text;--> statement-breakpoint
ALTER TABLE "property_states" ADD CONSTRAINT "property_states_property_properties_id_fk" FOREIGN KEY ("property") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;