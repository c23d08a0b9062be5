CREATE TABLE "build_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"is_brotli" boolean NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"name" text PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
