CREATE TABLE "record_states" (
	"kind" text NOT NULL,
	"record" text NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "record_states_kind_record_pk" PRIMARY KEY("kind","record")
);
