CREATE TABLE "renting_costs" (
	"id" text PRIMARY KEY NOT NULL,
	"emirate" text NOT NULL,
	"valid_from" date NOT NULL,
	"vat" double precision NOT NULL,
	"fees" jsonb NOT NULL
);
