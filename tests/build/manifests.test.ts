import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { environment } from '#server/settings/config.ts';
import { connectionsOfAProcess } from '#shop/capacity/capacity.ts';
import { textOf } from '../docs/documents.ts';
import { projectRoot } from '../architecture/import-rules.ts';
import { stagesOf } from './dockerfile.ts';

// Tests the files for Docker Compose and Kubernetes, neither of which runs here. Checks them against
// Kubernetes' schemas and the shop's settings.
const folder = 'deploy/kubernetes';
const settings = Object.keys(environment.shape);
const namesIn = (file: string) =>
  textOf(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('=')[0]);

interface Manifest {
  kind: string;
  apiVersion: string;
  metadata: { name: string };
}
interface Pod {
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  containers: {
    image: string;
    command?: string[];
    ports?: { name: string; containerPort: number }[];
    startupProbe?: Probe;
    livenessProbe?: Probe;
    readinessProbe?: Probe;
    securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
    volumeMounts: { mountPath: string }[];
    envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  }[];
}
interface Probe {
  httpGet: { path: string; port: string };
}
const kustomization = parse(textOf(`${folder}/kustomization.yaml`)) as {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(textOf(`${folder}/${file}`)).map((each) => each.toJS() as Manifest),
);
const one = (kind: string) => manifests.find((each) => each.kind === kind) as Manifest;
const deployment = one('Deployment') as Manifest & {
  spec: { selector: { matchLabels: object }; template: { metadata: object; spec: Pod } };
};
const job = one('Job') as Manifest & { spec: { template: { spec: Pod } } };
const backup = one('CronJob') as Manifest & { spec: { jobTemplate: { spec: { template: { spec: Pod } } } } };
const specOf = (kind: string) => (one(kind) as unknown as { spec: Record<string, unknown> }).spec;
const shop = deployment.spec.template.spec.containers[0]!;
const schemas = [
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
] as (Pick<Manifest, 'kind' | 'apiVersion'> & (new (data: object) => { validate(): void }))[];

/** Yields field names, except in maps with arbitrary keys (labels, annotations). */
function* fieldsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (!Array.isArray(value)) yield name;
    if (!/^(?:labels|annotations|matchLabels|selector|requests|limits)$/u.test(name)) yield* fieldsOf(each);
  }
}

describe('the Kubernetes manifests', () => {
  test('all manifests are in the kustomization', () => {
    const there = readdirSync(path.join(projectRoot, folder)).filter((file) => file.endsWith('.yaml'));
    expect(there.filter((file) => file !== 'kustomization.yaml').toSorted()).toEqual(
      kustomization.resources.toSorted(),
    );
  });

  test.each(manifests)('$kind matches its schema', (manifest) => {
    const Model = schemas.find(
      ({ kind, apiVersion }) => kind === manifest.kind && apiVersion === manifest.apiVersion,
    );
    expect(Model, `${manifest.apiVersion} ${manifest.kind}`).toBeDefined();
    expect(() => new Model!(manifest).validate()).not.toThrow();
  });

  test('a schema rejects invalid manifests', () => {
    const wrong = { ...one('Service'), spec: { ports: [{ name: 'http', targetPort: 'http' }] } };
    expect(() => new (Service as unknown as (typeof schemas)[0])(wrong).validate()).toThrow('port');
  });

  // The schemas allow unknown fields, so a misspelled probe would be ignored.
  test('no manifest has a misspelled field', () => {
    const known = new Set(
      globSync(
        'node_modules/{kubernetes-models/{v1,apps,autoscaling,batch,policy},@kubernetes-models/apimachinery/apis/meta}/**/*.d.ts',
        {
          cwd: projectRoot,
        },
      ).flatMap((file) => [...textOf(file).matchAll(/^ {4}"?(\w+)"?\??:/gmu)].map(([, name]) => name)),
    );
    const misspelt = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));
    expect(misspelt(manifests.flatMap((manifest) => [...fieldsOf(manifest)]))).toEqual([]);
    expect(misspelt(fieldsOf({ spec: { livenesProbe: {} } }))).toEqual(['livenesProbe']);
  });

  test.each([
    ['Deployment', deployment.spec.template.spec],
    ['Job', job.spec.template.spec],
    ['CronJob', backup.spec.jobTemplate.spec.template.spec, '/backups'],
  ] as [string, Pod, ...string[]][])(
    'the pod of the %s runs without root, and writes only to its own files',
    (_kind, pod, ...more) => {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      for (const container of pod.containers) {
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        });
        expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp', ...more]);
        expect(container.image).toBe('kado');
        expect(container.envFrom).toEqual([
          { configMapRef: { name: kustomization.configMapGenerator[0]?.name } },
          { secretRef: { name: 'kado-secret' } },
        ]);
      }
    },
  );

  test('the probes use the shop’s own URLs, on a port it opens', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = shop;
    const http = (at: string) => expect.objectContaining({ httpGet: { path: at, port: 'http' } }) as Probe;
    expect([startupProbe, livenessProbe, readinessProbe]).toEqual([
      http('/healthz'),
      http('/healthz'),
      http('/readyz'),
    ]);
    const exposed = stagesOf(textOf('Dockerfile'))
      .at(-1)
      ?.instructions.find(({ word: label }) => label === 'EXPOSE')?.rest;
    expect(ports?.[0]).toEqual({ name: 'http', containerPort: Number(exposed) });
    expect(textOf('server/http/health.ts')).toContain(`'/readyz'`);
  });

  test('every selector matches the pods', () => {
    const { labels } = deployment.spec.template.metadata as { labels: object };
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(specOf('Service')['selector']).toEqual(labels);
    expect(specOf('PodDisruptionBudget')['selector']).toEqual({
      matchLabels: labels,
    });
    expect(specOf('HorizontalPodAutoscaler')['scaleTargetRef']).toMatchObject({
      kind: deployment.kind,
      name: deployment.metadata.name,
    });
  });

  test('the manifests and the changelog belong to the release', () => {
    const { images } = parse(textOf(`${folder}/kustomization.yaml`)) as { images: { newTag: string }[] };
    expect(images.map(({ newTag }) => newTag)).toEqual([packageJson.version]);
    const versionIn = (file: string) => (JSON.parse(textOf(file)) as typeof packageJson).version;
    expect(['package-lock.json', 'client/package.json'].map(versionIn)).toEqual([
      packageJson.version,
      packageJson.version,
    ]);
    expect(textOf('CHANGELOG.md')).toMatch(
      new RegExp(`^## ${packageJson.version.replaceAll('.', String.raw`\.`)}`, 'mu'),
    );
  });

  test('PostgreSQL’s usual 100 connections are enough for all processes, also during a rollout', () => {
    const { maxReplicas } = specOf('HorizontalPodAutoscaler') as { maxReplicas: number };
    const { maxSurge } = (specOf('Deployment') as { strategy: { rollingUpdate: { maxSurge: number } } })
      .strategy.rollingUpdate;
    // PostgreSQL reserves three of them; the jobs and an operator need some, too.
    expect((maxReplicas + maxSurge) * connectionsOfAProcess).toBeLessThanOrEqual(90);
    for (const file of [
      `${folder}/autoscaler.yaml`,
      'docs/operating/going-live.md',
      'docs/operating/past-one-machine.md',
      'docs/operating/alerts/KadoDatabaseDown.md',
    ])
      expect(textOf(file)).toMatch(
        new RegExp(
          `(?:up to|needs|at least) ${connectionsOfAProcess} (?:connections|of PostgreSQL|per process)`,
          'u',
        ),
      );
  });

  test('the job runs an existing file', () => {
    const [program, file = ''] = job.spec.template.spec.containers[0]?.command ?? [];
    expect(program).toBe('node');
    expect(textOf(file)).toContain('onShop');
  });

  test.each(['config.env', 'secret.example.env'])('%s sets only variables that the shop reads', (file) => {
    expect(settings).toEqual(expect.arrayContaining(namesIn(`${folder}/${file}`)));
  });
});
