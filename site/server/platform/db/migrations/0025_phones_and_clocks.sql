ALTER TABLE "accounts" ADD COLUMN "totp_offset" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_e164" text;--> statement-breakpoint
-- Of earlier enquiries only digits are known: those of the Emirates, and long ones, which have a code.
UPDATE "leads" SET "phone_e164" = '+' || "phone" WHERE "phone" ~ '^971(5[0-9]{8}|[2-9][0-9]{7})$' OR "phone" ~ '^(?!971|0)[0-9]{12,15}$';--> statement-breakpoint
UPDATE "leads" SET "phone_e164" = '+971' || right("phone", 9) WHERE "phone" ~ '^(9710)?5[0-9]{8}$';
