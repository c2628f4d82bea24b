CREATE TABLE "brand_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "brand_assets_by_user" ON "brand_assets" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "brand_assets_deleted" ON "brand_assets" USING btree ("deleted_at") WHERE "brand_assets"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE "projects"."deleted_at" is not null;