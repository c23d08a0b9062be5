CREATE TABLE "script_versions" (
	"partner" text NOT NULL,
	"version" text NOT NULL,
	"last_seen" date NOT NULL,
	CONSTRAINT "script_versions_partner_version_pk" PRIMARY KEY("partner","version")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "widget" text;