ALTER TABLE "builders" ADD COLUMN "aliases" text[];--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "aliases" text[];--> statement-breakpoint
ALTER TABLE "neighborhoods" ADD COLUMN "aliases" text[];