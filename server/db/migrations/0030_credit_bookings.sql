CREATE TABLE "credit_bookings" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"job_id" uuid,
	"job_kind" text,
	"about" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_bookings_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "credit_bookings_balance_not_negative" CHECK ("credit_bookings"."balance" >= 0),
	CONSTRAINT "credit_bookings_number_from_one" CHECK ("credit_bookings"."number" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "credit_bookings_by_key" ON "credit_bookings" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "credit_holds_held" ON "credit_holds" USING btree ("user_id") WHERE "credit_holds"."state" = 'held';--> statement-breakpoint
LOCK TABLE "profiles", "credit_holds" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
-- What there is, with what is held, is carried over; what is held is booked again as a hold, so that it can come back.
INSERT INTO "credit_bookings" ("user_id", "number", "key", "kind", "amount", "balance")
SELECT p."user_id", 1, 'carried over', 'carried_over', b."amount", b."amount"
FROM "profiles" p
CROSS JOIN LATERAL (
	SELECT p."credits" + coalesce(sum(h."amount"), 0)::integer AS "amount"
	FROM "credit_holds" h WHERE h."user_id" = p."user_id" AND h."state" = 'held'
) b
WHERE b."amount" > 0;--> statement-breakpoint
INSERT INTO "credit_bookings" ("user_id", "number", "key", "kind", "amount", "balance", "job_id", "job_kind", "about")
SELECT
	h."user_id",
	1 + row_number() OVER held,
	'hold ' || h."job_id",
	'hold',
	-h."amount",
	c."balance" - sum(h."amount") OVER held,
	h."job_id",
	j."kind",
	j."title"
FROM "credit_holds" h
JOIN "jobs" j ON j."id" = h."job_id"
JOIN "credit_bookings" c ON c."user_id" = h."user_id" AND c."number" = 1
WHERE h."state" = 'held'
WINDOW held AS (PARTITION BY h."user_id" ORDER BY h."created_at", h."job_id");--> statement-breakpoint
-- Each balance is the one before and the amount, without a number left out, and the profile's is the last: so the
-- amounts sum to it, at the end of every transaction, whoever wrote it.
CREATE OR REPLACE FUNCTION public.hold_profile_to_bookings(person uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	has integer;
	booked integer;
BEGIN
	SELECT credits INTO has FROM public.profiles WHERE user_id = person;
	IF NOT FOUND THEN RETURN; END IF;
	SELECT balance INTO booked FROM public.credit_bookings
	WHERE user_id = person ORDER BY number DESC LIMIT 1;
	IF has <> coalesce(booked, 0) THEN
		RAISE EXCEPTION 'The credits of a profile are not what is booked.' USING ERRCODE = 'check_violation';
	END IF;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.check_profile_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.hold_profile_to_bookings(NEW.user_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.check_credit_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	earlier integer := 0;
BEGIN
	IF NEW.number > 1 THEN
		SELECT balance INTO earlier FROM public.credit_bookings
		WHERE user_id = NEW.user_id AND number = NEW.number - 1;
	END IF;
	IF earlier IS NULL OR NEW.balance <> earlier + NEW.amount THEN
		RAISE EXCEPTION 'A booking of credits does not follow the one before.' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM public.hold_profile_to_bookings(NEW.user_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_changed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM public.profiles WHERE user_id = OLD.user_id) THEN
		RAISE EXCEPTION 'Bookings of credits are added, never changed.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "profiles_credits_are_booked" AFTER INSERT OR UPDATE OF "credits" ON "profiles"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_profile_credits();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "credit_bookings_follow" AFTER INSERT ON "credit_bookings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_credit_booking();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "credit_bookings_stay" AFTER UPDATE OR DELETE ON "credit_bookings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_booking();
