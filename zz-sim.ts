import {readdirSync, readFileSync} from 'node:fs'
import {mayShow} from './site/content/art/tools/fitting.ts'
import {fillGalleries} from './site/content/art/tools/gallery.ts'
import {chooseLeads} from './site/content/art/tools/leads.ts'
import {readRecords} from './site/content/art/tools/record-files.ts'
import {Shelf} from './site/content/art/tools/shelf.ts'
const which = process.argv[2] // 'now' | 'first' | 'all'
const have = readdirSync('site/content/demo/media/pictures').filter(f=>/(?<!-\d{3,4})\.webp$/.test(f)&&!/^portrait/.test(f)).map(f=>f.replace('.webp',''))
const q=(f:string)=>readFileSync('/tmp/exp/queue/'+f,'utf8').split('\n').map(l=>l.split(' ')).filter(x=>x.length===7).map(x=>`${x[0]}-${x[1]}-${x[2]}${x[3]==='1'?'':'-v'+x[3]}`)
const drop=new Set((process.argv[3]??'').split(',').filter(Boolean))
const names=new Set([...have,...(which==='now'?[]:readFileSync('/tmp/exp/queue/main.txt','utf8').split('\n').slice(0,17).map(l=>l.split(' ')).filter(x=>x.length===7).map(x=>`${x[0]}-${x[1]}-${x[2]}${x[3]==='1'?'':'-v'+x[3]}`)),...(which==='all'?q('main.txt'):[])])
for(const d of drop) if(!have.includes(d)) names.delete(d)
const shelf=new Shelf([...names].map(n=>`pictures/${n}.webp`))
const homes=(await readRecords('properties')).map(([key,v])=>({key,...v}))
const src=readFileSync('site/content/art/tools/assign.ts','utf8')
const mod=await import('./site/content/art/tools/assign.ts') as any
const leads=chooseLeads(shelf.frames, await mod.wantedBy(homes))
const g=fillGalleries(shelf,homes,({key})=>leads.get('properties/'+key)!)
const used=new Map<string,number>()
for(const fs of g.values()) for(const f of fs) used.set(f.path,(used.get(f.path)??0)+1)
for(const f of leads.values()) used.set(f.path,(used.get(f.path)??0)+1)
const sizes:Record<string,number>={}; for(const fs of g.values()) sizes[fs.length]=(sizes[fs.length]??0)+1
console.log(names.size,'frames; gallery sizes',sizes)
const shown=new Map<string,string[]>()
for(const h of homes) for(const f of g.get(h.key)!) {const k=f.path+' '+h.purpose; shown.set(k,[...(shown.get(k)??[]),h.key])}
const shared=[...shown].filter(([,v])=>v.length>1); console.log('shared within a purpose',shared.length); for(const s of shared.slice(0,60)) console.log('  ',s[0],s[1].join(' '))
const L=new Map<string,string[]>(); for(const [id,f] of leads) L.set(f.path,[...(L.get(f.path)??[]),id]); console.log('leads shared',[...L].filter(([,v])=>v.length>1))
console.log('thin',homes.filter(h=>g.get(h.key)!.length<4).map(h=>h.key+' '+g.get(h.key)!.length))
for(const [id,f] of leads) if(/^(neigh|comm|blogs|news)/.test(id)) console.log(id,f.path)
const queued=[...q('first.txt'),...q('main.txt')].filter(n=>names.has(n)&&!have.includes(n))
console.log('queued unused',queued.filter(n=>!used.has(`pictures/${n}.webp`)).join(' '))
