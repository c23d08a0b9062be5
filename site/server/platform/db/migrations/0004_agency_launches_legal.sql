CREATE TABLE "agency" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_entity" text NOT NULL,
	"orn" text NOT NULL,
	"established" integer NOT NULL,
	"years_of_experience" integer NOT NULL,
	"copyright_year" integer NOT NULL,
	"demonstration" boolean,
	"phone" text NOT NULL,
	"whatsapp" text NOT NULL,
	"mail" text NOT NULL,
	"office" jsonb NOT NULL,
	"social" jsonb NOT NULL,
	"hidden_reviewers" jsonb,
	"press" jsonb,
	"home" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"id" text PRIMARY KEY NOT NULL,
	"property" text NOT NULL,
	"title" jsonb NOT NULL,
	"heading" jsonb NOT NULL,
	"in_dubai" boolean NOT NULL,
	"text" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal" (
	"id" text PRIMARY KEY NOT NULL,
	"updated" date NOT NULL,
	"opening" jsonb NOT NULL,
	"sections" jsonb NOT NULL
);
