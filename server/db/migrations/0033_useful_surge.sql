ALTER TABLE "render_cache" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "render_measures" ADD COLUMN "template" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "render_measures" ADD COLUMN "frames_drawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "render_measures" ADD COLUMN "drawing_ms" integer;--> statement-breakpoint
CREATE INDEX "render_cache_by_look" ON "render_cache" USING btree ("user_id","look");