CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"actor" text,
	"subject_id" uuid,
	"subject" text,
	"address" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"doing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drawing" jsonb
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "cause" text;--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_changes_by_user" ON "credit_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("finished_at" DESC NULLS FIRST) WHERE "jobs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "profiles_to_erase" ON "profiles" USING btree ("erase_at") WHERE "profiles"."erase_at" is not null;