ALTER TABLE "projects" ADD COLUMN "batch" jsonb;--> statement-breakpoint
ALTER TABLE "rendered_files" ADD COLUMN "format" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rendered_files" ADD COLUMN "check" jsonb;--> statement-breakpoint
UPDATE "rendered_files" SET "format" = CASE
  WHEN abs("width"::float / "height" - 9.0 / 16) < 0.01 THEN '9:16'
  WHEN abs("width"::float / "height" - 4.0 / 5) < 0.01 THEN '4:5'
  WHEN "width" = "height" THEN '1:1'
  WHEN abs("width"::float / "height" - 16.0 / 9) < 0.02 THEN '16:9'
  ELSE '' END
WHERE "width" IS NOT NULL AND "height" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "rendered_files" DROP CONSTRAINT "rendered_files_project_id_kind_pk";--> statement-breakpoint
ALTER TABLE "rendered_files" ADD CONSTRAINT "rendered_files_project_id_kind_format_pk" PRIMARY KEY("project_id","kind","format");
