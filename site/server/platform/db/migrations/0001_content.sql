CREATE TABLE "blogs" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"thumbnail" text NOT NULL,
	"created_at" date NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builders" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"about" jsonb,
	"social_links" jsonb,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "careers" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"tags" jsonb,
	"created_at" date NOT NULL,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" jsonb,
	"description" jsonb,
	"image" text,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "neighborhoods" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" jsonb,
	"communities" text[] NOT NULL,
	"emirate" text NOT NULL,
	"hero_content" jsonb,
	"hero_image" text,
	"section_2_heading" jsonb,
	"section_2_subheading" jsonb,
	"section_2_details" jsonb,
	"section_2_image" text,
	"section_3_heading" jsonb,
	"section_3_subheading" jsonb,
	"members" text[],
	"local_amenities" jsonb,
	"coordinates" double precision[],
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "neighborhoods_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"thumbnail" text NOT NULL,
	"created_at" date NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_houses" (
	"id" text PRIMARY KEY NOT NULL,
	"property" text,
	"title" jsonb NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"venue" jsonb NOT NULL,
	"status" jsonb NOT NULL,
	"main_images" text[] NOT NULL,
	"price" bigint,
	"description" jsonb,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" jsonb,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"widths" integer[]
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"project" boolean DEFAULT false NOT NULL,
	"purpose" text NOT NULL,
	"property_type" text NOT NULL,
	"neighborhood" text NOT NULL,
	"builder" text,
	"agent" text,
	"name" jsonb NOT NULL,
	"tagline" jsonb,
	"description_heading" jsonb,
	"short_description" jsonb,
	"main_images" text[] NOT NULL,
	"video" text,
	"media_url" text,
	"price" bigint,
	"price_period" text,
	"bedrooms" integer,
	"bathrooms" integer,
	"area_sqft" integer,
	"amenities" jsonb,
	"description" jsonb,
	"address" jsonb,
	"city" jsonb NOT NULL,
	"state" jsonb,
	"emirate" text NOT NULL,
	"coordinates" double precision[],
	"location_description" jsonb,
	"watchout_description" jsonb,
	"brochure" text,
	"floor_plan" text,
	"faqs" jsonb,
	"listed" date NOT NULL,
	"permit_number" text,
	"permit_expiry" date,
	"dld_qr" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"transferred_at" date,
	"featured" boolean DEFAULT false NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "properties_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sold_after_transfer" CHECK ("properties"."status" <> 'SOLD' or "properties"."transferred_at" is not null),
	CONSTRAINT "positive_price" CHECK ("properties"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "property_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"image" text,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"author_name" text NOT NULL,
	"rating" integer NOT NULL,
	"text" jsonb NOT NULL,
	"profile_photo" text,
	"created_at" date NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"meta_title" jsonb,
	"meta_description" jsonb,
	"meta_keywords" jsonb,
	CONSTRAINT "seo_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"occupation" jsonb NOT NULL,
	"image" text,
	"video" text,
	"address" jsonb,
	"phone" text,
	"about" jsonb,
	"skills" jsonb,
	"type" text,
	"brn" text,
	"languages" text[],
	"social_links" jsonb,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_houses" ADD CONSTRAINT "open_houses_property_properties_id_fk" FOREIGN KEY ("property") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_property_type_property_types_id_fk" FOREIGN KEY ("property_type") REFERENCES "public"."property_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_neighborhood_neighborhoods_id_fk" FOREIGN KEY ("neighborhood") REFERENCES "public"."neighborhoods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_builder_builders_id_fk" FOREIGN KEY ("builder") REFERENCES "public"."builders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_team_id_fk" FOREIGN KEY ("agent") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("listed","id","purpose","property_type","bedrooms","neighborhood","builder","price","area_sqft","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_purpose" ON "properties" USING btree ("purpose","listed","id","property_type","bedrooms","neighborhood","builder","price","area_sqft","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_cheapest" ON "properties" USING btree ("purpose","price","id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_dearest" ON "properties" USING btree ("purpose","price" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_largest" ON "properties" USING btree ("purpose","area_sqft" NULLS FIRST,"id","property_type","bedrooms","neighborhood","builder","price","listed","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_type" ON "properties" USING btree ("purpose","property_type","price","id","bedrooms","neighborhood","builder","area_sqft","listed","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_bedrooms" ON "properties" USING btree ("purpose","bedrooms","property_type","listed","id","neighborhood","builder","price","area_sqft","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_place" ON "properties" USING btree ("neighborhood","purpose","listed","id","property_type","bedrooms","builder","price","area_sqft","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_builder" ON "properties" USING btree ("builder","listed","id","purpose","property_type","bedrooms","neighborhood","price","area_sqft","permit_expiry") WHERE "properties"."published" and "properties"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "properties_by_agent" ON "properties" USING btree ("agent","listed","id");--> statement-breakpoint
CREATE INDEX "properties_projects" ON "properties" USING btree ("builder","listed","id") WHERE "properties"."project";--> statement-breakpoint
CREATE INDEX "properties_featured" ON "properties" USING btree ("listed","id") WHERE "properties"."featured";--> statement-breakpoint
CREATE INDEX "properties_exclusive" ON "properties" USING btree ("listed","id") WHERE "properties"."exclusive";