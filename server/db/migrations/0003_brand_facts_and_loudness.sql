ALTER TABLE "brand_assets" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "loudness" jsonb;