CREATE TABLE "voice_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"state" text NOT NULL,
	"done_bytes" bigint DEFAULT 0 NOT NULL,
	"fault" text,
	"why" text DEFAULT '' NOT NULL,
	"speakers" jsonb,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
