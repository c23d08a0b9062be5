CREATE TABLE "content_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task" text NOT NULL,
	"source" text NOT NULL,
	"ended" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"counts" jsonb NOT NULL,
	"says" text,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL
);
