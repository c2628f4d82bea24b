CREATE TABLE "render_chunks" (
	"render_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_frame" integer NOT NULL,
	"to_frame" integer NOT NULL,
	"frames_done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "render_chunks_render_id_from_frame_pk" PRIMARY KEY("render_id","from_frame")
);
--> statement-breakpoint
ALTER TABLE "render_chunks" ADD CONSTRAINT "render_chunks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "render_chunks_undone" ON "render_chunks" USING btree ("user_id") WHERE "render_chunks"."done_at" is null;