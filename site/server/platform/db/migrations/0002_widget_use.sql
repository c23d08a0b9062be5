CREATE TABLE "widget_use" (
	"day" date NOT NULL,
	"partner" text NOT NULL,
	"widget" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "widget_use_day_partner_widget_kind_pk" PRIMARY KEY("day","partner","widget","kind")
);
