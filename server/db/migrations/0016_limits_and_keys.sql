CREATE TABLE "daily_uploads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"uploads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"file" text,
	"attempt" uuid NOT NULL,
	"alive_until" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_assets" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rendered_bytes" bigint;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "bytes" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_by_user" ON "idempotency_keys" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_by_use" ON "media" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "recordings_by_user" ON "recordings" USING btree ("user_id");