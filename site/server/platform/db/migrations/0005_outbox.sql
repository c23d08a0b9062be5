ALTER TABLE "deliveries" RENAME TO "outbox";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "lead" TO "item";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "channel" TO "kind";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "payload" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "deliveries_lead_leads_id_fk";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "deliveries_lead_channel_pk" TO "outbox_item_kind_pk";--> statement-breakpoint
ALTER INDEX "deliveries_due" RENAME TO "outbox_due";--> statement-breakpoint
ALTER INDEX "deliveries_failed" RENAME TO "outbox_failed";--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("kind","next_try") WHERE "outbox"."state" in ('delivered', 'failed');--> statement-breakpoint
-- An earlier version on the same database reads and writes its deliveries through this view.
CREATE VIEW "deliveries" AS
  SELECT "item" AS "lead", "kind" AS "channel", "state", "tries", "next_try", "last_error", "created_at", "delivered_at"
  FROM "outbox" WHERE "kind" IN ('webhook', 'mail', 'agent');--> statement-breakpoint
CREATE FUNCTION "delete_from_outbox"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "outbox" WHERE "item" = OLD."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "leads_outbox" AFTER DELETE ON "leads" FOR EACH ROW EXECUTE FUNCTION "delete_from_outbox"();--> statement-breakpoint
CREATE TRIGGER "saved_searches_outbox" AFTER DELETE ON "saved_searches" FOR EACH ROW EXECUTE FUNCTION "delete_from_outbox"();--> statement-breakpoint
-- Mails about saved searches had a table of their own, which an earlier version may still write to. A
-- mail that it is sending stays there until its time is over. Of a person's mails with homes the open
-- one is taken, or the last.
CREATE FUNCTION "adopt_saved_search_mails"() RETURNS void LANGUAGE sql AS $$
  WITH "adopted" AS (
    DELETE FROM "saved_search_mails" WHERE "state" <> 'sending' OR "next_try" <= now() RETURNING *
  ), "renamed" AS (
    SELECT *,
      CASE WHEN "kind" = 'homes' THEN left(encode(sha256(convert_to("person", 'UTF8')), 'hex'), 32)::uuid ELSE "search" END AS "item",
      CASE WHEN "kind" = 'homes' THEN jsonb_build_object('person', "person", 'day', "day", 'upto', "upto") ELSE '{}'::jsonb END AS "facts"
    FROM "adopted"
  )
  INSERT INTO "outbox" ("item", "kind", "payload", "state", "tries", "next_try", "last_error", "created_at", "delivered_at")
  SELECT DISTINCT ON ("kind", "item")
    "item", 'search-' || "kind", jsonb_strip_nulls(jsonb_build_object('id', "id") || "facts"),
    CASE "state" WHEN 'sent' THEN 'delivered' WHEN 'sending' THEN 'waiting' ELSE "state" END,
    "tries", "next_try", "last_error", "created_at", "sent_at"
  FROM "renamed" WHERE "item" IS NOT NULL
  ORDER BY "kind", "item", "state" IN ('waiting', 'sending') DESC, "created_at" DESC
  ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
SELECT "adopt_saved_search_mails"();--> statement-breakpoint
-- Reminders and mails of a month were remembered as tasks: those that were sent are not sent again.
INSERT INTO "outbox" ("item", "kind", "payload", "state", "next_try", "delivered_at")
SELECT substr("task", 13, 36)::uuid, 'reminder', jsonb_build_object('at', max(substr("task", 53))), 'delivered', now(), now()
FROM "daily_tasks" WHERE "task" LIKE 'reminder of %' GROUP BY 1;--> statement-breakpoint
INSERT INTO "outbox" ("item", "kind", "payload", "state", "next_try", "delivered_at")
SELECT left(encode(sha256(convert_to(substr("task", 17) || ' ' || to_char("day" - interval '1 month', 'YYYY-MM-DD'), 'UTF8')), 'hex'), 32)::uuid,
  'partner-month', jsonb_build_object('partner', substr("task", 17), 'day', to_char("day", 'YYYY-MM-DD')), 'delivered', now(), now()
FROM "daily_tasks" WHERE "task" LIKE 'monthly mail of %';
