# One image for what answers people and for what draws: the command chooses.
ARG NODE_IMAGE=docker.io/library/node:22-bookworm-slim

FROM ${NODE_IMAGE} AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
# The lock file decides what is installed; no package runs a script of its own.
RUN node -e "import('./scripts/setup/install.mjs').then(({ install }) => install('running'))"
COPY . .
RUN npm run build && node --import tsx scripts/container/keepWhatRuns.mjs /kept

FROM ${NODE_IMAGE}
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/data XDG_CACHE_HOME=/data/cache
# For a user that no file names: the embedded database's `initdb` wants a name, and takes it from here.
RUN apt-get update && apt-get install -y --no-install-recommends libnss-wrapper && rm -rf /var/lib/apt/lists/*
# Such a user is in the group 0, and in no other.
RUN mkdir -p /data /app && chown 1000:0 /data && chmod 775 /data
WORKDIR /app
COPY --from=built /kept ./
# Whoever runs it: not root, and able to write to /data alone.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/container/isAlive.mjs"]
CMD ["node", "dist/server/main.js"]
