ALTER TABLE "voice_packs" RENAME TO "packs";
