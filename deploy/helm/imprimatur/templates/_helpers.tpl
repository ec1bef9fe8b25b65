{{- define "imprimatur.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "imprimatur.secret" -}}
{{ .Values.existingSecret | default .Release.Name }}
{{- end }}

{{- define "imprimatur.labels" -}}
app.kubernetes.io/name: imprimatur
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "imprimatur.settings" -}}
checksum/settings: {{ toJson .Values.settings | sha256sum }}
checksum/secrets: {{ toJson .Values.secrets | sha256sum }}
{{- end }}

{{- define "imprimatur.pod" -}}
serviceAccountName: {{ .Release.Name }}
automountServiceAccountToken: false
securityContext: { runAsNonRoot: true, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
volumes:
  - { name: temporary, emptyDir: {} }
  - { name: data, emptyDir: {} }
{{- end }}

{{- define "imprimatur.container" -}}
image: {{ include "imprimatur.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom:
  - configMapRef: { name: {{ .Release.Name }} }
  - secretRef: { name: {{ include "imprimatur.secret" . }} }
securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
volumeMounts:
  - { name: temporary, mountPath: /tmp }
  - { name: data, mountPath: /data }
{{- end }}

{{- define "imprimatur.wait" -}}
- name: schema
  args: [migrate, --wait, {{ .Values.migration.waitSeconds | quote }}]
  {{- include "imprimatur.container" . | nindent 2 }}
  resources:
    {{- toYaml .Values.migration.resources | nindent 4 }}
{{- end }}
