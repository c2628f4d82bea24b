CREATE TABLE "render_measures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"fps" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"drawn_ms" integer,
	"converted_ms" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rendered_files" (
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"bytes" bigint,
	"width" integer,
	"height" integer,
	"fps" integer,
	"srt_key" text,
	"vtt_key" text,
	"rendered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rendered_files_project_id_kind_pk" PRIMARY KEY("project_id","kind")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "render_settings" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "notice" jsonb;--> statement-breakpoint
ALTER TABLE "rendered_files" ADD CONSTRAINT "rendered_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "render_measures_by_kind" ON "render_measures" USING btree ("kind","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rendered_files_by_user" ON "rendered_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rendered_files_uncounted" ON "rendered_files" USING btree ("project_id") WHERE "rendered_files"."bytes" is null;--> statement-breakpoint
INSERT INTO "rendered_files" ("project_id", "kind", "user_id", "key", "bytes", "rendered_at")
	SELECT "id", 'mp4', "user_id", "rendered_key", "rendered_bytes", "updated_at" FROM "projects" WHERE "rendered_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" DROP COLUMN "rendered_bytes";