CREATE TABLE "job_measures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"speaker" text NOT NULL,
	"words" integer NOT NULL,
	"pictures" integer NOT NULL,
	"clips" integer NOT NULL,
	"waited_ms" integer,
	"took" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_measures_by_speaker" ON "job_measures" USING btree ("kind","speaker","at" DESC NULLS FIRST);