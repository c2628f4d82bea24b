CREATE TABLE "render_cache" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"facts" jsonb,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "render_cache_user_id_key_sha256_pk" PRIMARY KEY("user_id","key","sha256")
);
--> statement-breakpoint
CREATE INDEX "render_cache_by_use" ON "render_cache" USING btree ("used_at");