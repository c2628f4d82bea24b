CREATE TABLE "handed_pages" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"html" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "handed_pages_by_age" ON "handed_pages" USING btree ("created_at");