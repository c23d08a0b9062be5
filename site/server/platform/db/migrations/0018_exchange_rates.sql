CREATE TABLE "rates" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"dirhams" jsonb NOT NULL
);
