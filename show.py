import json,sys
for n in sys.argv[1:]:
    try: d=json.load(open(f"/tmp/searchrun/{n}.json"))
    except Exception as e: print(n,e); continue
    print(n,d['variant'],d['seats'],"deals",d['deals'],"matches",d['matches'])
    for b in d['bots']: print("   ",b['bot'],{k:[round(b[k][x],3) for x in ('value','low','high')] for k in ('rating','wins','points')})
    for p in d['pairs']: print("   ",p['first'],p['second'],p['better'],p['equal'],p['worse'],[round(p['ahead'][x],1) for x in ('value','low','high')])
