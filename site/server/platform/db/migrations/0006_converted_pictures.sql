CREATE TABLE "converted_pictures" (
	"source" text NOT NULL,
	"conversion" integer NOT NULL,
	"path" text NOT NULL,
	"address" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"widths" integer[] NOT NULL,
	CONSTRAINT "converted_pictures_source_path_pk" PRIMARY KEY("source","path")
);
