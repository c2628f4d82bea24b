ALTER TABLE "jobs" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "refusal" jsonb;