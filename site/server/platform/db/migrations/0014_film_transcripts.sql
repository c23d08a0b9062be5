ALTER TABLE "properties" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "transcript" jsonb;