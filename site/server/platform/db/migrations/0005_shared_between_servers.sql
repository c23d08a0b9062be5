CREATE TABLE "enquiry_counts" (
	"network" text NOT NULL,
	"minute" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "enquiry_counts_minute_network_pk" PRIMARY KEY("minute","network")
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
